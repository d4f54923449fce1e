import * as z from 'zod'

/** A latitude or longitude in an address. */
export const coordinate = (name: string, limit: number) =>
  z
    .string({ error: `${name} is required` })
    .regex(/^-?\d{1,3}(\.\d{1,20})?$/, `${name} must be a number`)
    .transform(Number)
    .refine((value) => Math.abs(value) <= limit, `${name} must be from -${limit} to ${limit}`)
