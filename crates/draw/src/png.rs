//! Pictures as PNG. The face the lettering was made for is bundled, so that a machine without fonts draws the
//! same picture; fonts of the system are asked only for what it lacks.

use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};

/// The bundled faces of Besley (SIL Open Font License): regular, bold and italic, as TrueType files.
pub const FONTS: [&[u8]; 3] = [
    include_bytes!("../fonts/Besley-Regular.ttf"),
    include_bytes!("../fonts/Besley-Bold.ttf"),
    include_bytes!("../fonts/Besley-Italic.ttf"),
];

/// The longest side of a picture in pixels.
const LARGEST: f32 = 16_384.0;

/// Why a picture cannot be made.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum DrawError {
    /// The text is not an SVG file we can read.
    #[error("this is not a picture: {0}")]
    NotSvg(String),
    /// The picture would be of no size at all, or too large.
    #[error("a picture cannot be {width} by {height} pixels; the limit is {LARGEST}")]
    Size {
        /// In pixels.
        width: f32,
        /// In pixels.
        height: f32,
    },
    /// The picture could not be written as PNG.
    #[error("the picture could not be written: {0}")]
    NotWritten(String),
}

/// Turns a complete SVG file into a PNG file, enlarged by a factor.
pub fn png(svg: &str, scale: f32) -> Result<Vec<u8>, DrawError> {
    let options = Options { fontdb: fonts(), font_family: "Besley".to_owned(), ..Options::default() };
    let tree = Tree::from_str(svg, &options).map_err(|error| DrawError::NotSvg(error.to_string()))?;
    let size = tree.size();
    let (width, height) = ((size.width() * scale).ceil(), (size.height() * scale).ceil());
    let sound = |side: f32| (1.0..=LARGEST).contains(&side);
    let pixmap = (sound(width) && sound(height)).then(|| Pixmap::new(width as u32, height as u32)).flatten();
    let mut pixmap = pixmap.ok_or(DrawError::Size { width, height })?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    pixmap.encode_png().map_err(|error| DrawError::NotWritten(error.to_string()))
}

/// The bundled fonts and those of the system, found once.
fn fonts() -> Arc<fontdb::Database> {
    static FOUND: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    let find = || {
        let mut fonts = fontdb::Database::new();
        for font in FONTS {
            fonts.load_font_data(font.to_vec());
        }
        fonts.load_system_fonts();
        fonts.set_serif_family("Besley");
        Arc::new(fonts)
    };
    FOUND.get_or_init(find).clone()
}
