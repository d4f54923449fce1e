import { describe, expect, test } from 'vitest'
import { readTyped, toForm } from './typed.ts'

describe('the fields of a form', () => {
  test('are kept as typed, lists with commas, and come back as they were', () => {
    const form = new FormData()
    form.append('intent', 'next')
    form.append('name', ' A ')
    form.append('languages', 'en')
    form.append('languages', 'ar')
    const typed = readTyped(form)
    expect(typed).toEqual({ name: ' A ', languages: 'en,ar' })
    const again = toForm(typed, ['languages'])
    expect(again.getAll('languages')).toEqual(['en', 'ar'])
    expect(again.getAll('name')).toEqual([' A '])
  })

  test('are cut, not refused, when they are endless', () => {
    const form = new FormData()
    form.append('description', 'x'.repeat(10_000))
    expect(readTyped(form).description).toHaveLength(8000)
  })
})
