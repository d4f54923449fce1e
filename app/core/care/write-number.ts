/** `'08088082008'` → `'0808 808 2008'`; short numbers stay as people know them. */
export const writeNumber = (number: string) => number.replace(/^(\d{4})(\d{3})(\d{3,})$/, '$1 $2 $3')
