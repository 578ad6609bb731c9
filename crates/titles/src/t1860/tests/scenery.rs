//! Lines that several tests run on.

use crate::t1860::scene::Scene;

/// Cowes (20, 10, halt), a halt at Cement Mills, Newport (30).
pub fn cowes_newport(scene: Scene) -> Scene {
    scene.tile("F2", "787", 0).tile("F4", "742", 3)
}

/// Ryde Esplanade (30), Ryde (20), Brading (10), Sandown (20).
pub fn ryde_sandown(scene: Scene) -> Scene {
    scene.tile("J4", "6", 0).tile("J6", "746", 0).tile("J8", "115", 3)
}

/// Freshwater (20), Yarmouth (20), a small station at Ningwood (10), halts at Watchingwell and Cement Mills,
/// Newport (30).
pub fn freshwater_newport(scene: Scene) -> Scene {
    let west = scene.tile("B6", "115", 3).tile("B4", "5", 5).tile("C5", "748", 2);
    west.tile("D4", "8", 5).tile("E5", "742", 2).tile("F4", "742", 5)
}

/// Cowes (60, 20, halt), a halt, Newport (60), Shide (20), Blackwater (10), Merstone (20), three halts, Sandown (60).
pub fn cowes_sandown(scene: Scene) -> Scene {
    let north = scene.tile("F2", "789", 0).tile("F4", "742", 3).tile("G5", "773", 0).tile("G7", "775", 0);
    north.tile("H8", "742", 2).tile("I7", "745", 5).tile("J8", "777", 2)
}
