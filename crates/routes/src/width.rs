//! Choosing the width of the rows of bits for a board.

/// The widest rows there are, in bits. No board of an 18xx game comes near.
pub(crate) const WIDEST: usize = 16 * 64;

/// Calls a function that is generic over the width with one that is wide enough.
macro_rules! in_width {
    ($bits:expr, $function:ident ( $($argument:expr),* $(,)? )) => {
        match $bits.div_ceil(64) {
            0..=2 => $function::<2>($($argument),*),
            3..=4 => $function::<4>($($argument),*),
            _ => $function::<16>($($argument),*),
        }
    };
}

pub(crate) use in_width;
