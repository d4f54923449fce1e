// The search box of the Quran: words, a name, or 2:255.
import { Form } from 'react-router'
import { useT } from '#app/i18n/catalogue.ts'
import { Search } from '#app/ui/icons.ts'

type Props = { id: string; query?: string | undefined; hasButton?: boolean | undefined }

export function FindBox({ id, query, hasButton }: Props) {
  const words = useT().quran.find
  return (
    <Form action="/quran/search" role="search" className="quran-find">
      <label className="sr-only" htmlFor={id}>
        {words.label}
      </label>
      <span className="with-icon grow">
        <Search className="i" />
        <input
          className="input"
          id={id}
          name="q"
          type="search"
          dir="auto"
          maxLength={120}
          defaultValue={query}
          placeholder={words.placeholder}
          autoComplete="off"
          required
        />
      </span>
      {hasButton && (
        <button type="submit" className="btn">
          {words.submit}
        </button>
      )}
    </Form>
  )
}
