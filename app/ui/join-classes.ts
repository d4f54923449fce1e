/** Class names in one string; empty and missing ones fall out. */
export const joinClasses = (...names: (string | false | null | undefined)[]) => names.filter(Boolean).join(' ')
