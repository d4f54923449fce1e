/** The file is none that we can read; the code is what the page explains. */
export class UnreadableFile extends Error {}
