/** Numbers may be typed in the digits of Arabic and Persian keyboards. */
export const toLatinDigits = (text: string) =>
  text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 0xf))
