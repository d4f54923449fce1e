// Yes, no or unknown for each facility. What nobody knows stays unknown.
import { FACILITIES, type Facility } from '#app/core/mosques/read-mosque.ts'
import { useT } from '#app/i18n/catalogue.ts'

type Props = {
  /** What is chosen to begin with. */
  flags: Partial<Record<Facility, boolean>>
  /** What was typed before an error. */
  values?: Record<string, string> | undefined
  unknown: string
}

export function TriStateFields({ flags, values, unknown }: Props) {
  const t = useT()
  const words = t.mosques
  return (
    <div className="desk-facts">
      {FACILITIES.map((facility) => {
        const known = flags[facility]
        const chosen = values?.[`f_${facility}`] ?? (known === undefined ? '' : known ? 'yes' : 'no')
        return (
          <fieldset key={facility} className="desk-fact">
            <legend>{words.facilities[facility]}</legend>
            <span className="desk-fact__choices">
              {(['yes', 'no', ''] as const).map((value) => (
                <label key={value} className="check">
                  <input type="radio" name={`f_${facility}`} value={value} defaultChecked={chosen === value} />
                  <span>{value === '' ? unknown : words.facts[value]}</span>
                </label>
              ))}
            </span>
          </fieldset>
        )
      })}
    </div>
  )
}
