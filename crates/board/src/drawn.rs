//! Arbitrary numbers for tests: mostly such that name something, and any number now and then.

use arbitrary::unstructured::Int;
use arbitrary::{Arbitrary, Result, Unstructured};

/// A number, mostly not above `most`.
pub fn mostly<'a, T: Int + Arbitrary<'a>>(u: &mut Unstructured<'a>, most: T) -> Result<T> {
    if u.ratio(8, 9)? { u.int_in_range(T::ZERO..=most) } else { u.arbitrary() }
}

/// A hex.
pub(crate) fn hex(u: &mut Unstructured<'_>) -> Result<u8> {
    mostly(u, 49)
}

/// A tile.
pub(crate) fn tile(u: &mut Unstructured<'_>) -> Result<u16> {
    mostly(u, 119)
}

/// A stop of a tile.
pub(crate) fn node(u: &mut Unstructured<'_>) -> Result<u8> {
    mostly(u, 2)
}

/// A rotation.
pub(crate) fn sixth(u: &mut Unstructured<'_>) -> Result<u8> {
    u.int_in_range(0..=5)
}
