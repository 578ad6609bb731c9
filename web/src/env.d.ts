/** The fingerprint of everything that pictures are made from. */
declare const __ART__: string;
