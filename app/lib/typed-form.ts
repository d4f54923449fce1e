// Reads the fields of a form, for the server and for drafts in the browser.

/** Never sent back to the page, and never kept on a device. */
export const isSecretField = (name: string) => /password|token/i.test(name)

/** A field that occurs several times, such as boxes to tick, becomes a list with commas. */
export function fieldsOf(form: FormData | null): Map<string, FormDataEntryValue> {
  const fields = new Map<string, FormDataEntryValue>()
  for (const [name, value] of form ?? []) {
    const before = fields.get(name)
    if (isNoFile(value)) continue
    fields.set(name, typeof before === 'string' && typeof value === 'string' ? `${before},${value}` : value)
  }
  return fields
}

/** A file field that was left empty. */
const isNoFile = (value: FormDataEntryValue) => value instanceof File && value.size === 0

/** What was typed, to be shown again; never a secret. */
export const readTyped = (form: FormData | null): Record<string, string> =>
  Object.fromEntries(
    [...fieldsOf(form)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecretField(entry[0]),
    ),
  )
