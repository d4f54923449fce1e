const FIGURES = /\d+(?:[.,\s-]?\d+){2,}|\d+[.,]\d{2,}/g

/** Where somebody is to the metre, a telephone number, an amount: nothing that a help topic is made of. */
export const withoutFigures = (text: string): string => text.replace(FIGURES, '…')
