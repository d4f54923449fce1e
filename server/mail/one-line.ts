/** Words of members in a subject or a line of a letter: one line, and not without end. */
export const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 120).toWellFormed()
