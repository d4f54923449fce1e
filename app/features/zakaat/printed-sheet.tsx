// The sheet as it is printed: what was typed and what it comes to. On screens it is hidden.
import { useI18n } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { useSheetLines } from './use-sheet-lines.ts'

export function PrintedSheet() {
  const { locale, t } = useI18n()
  const words = t.zakaat.printed
  return (
    <div className="zk-printed">
      <h2 className="h3">{words.title}</h2>
      <p>{words.on(writeDate(locale, new Date().toISOString()))}</p>
      <table className="zk-paper">
        <thead>
          <tr>
            <th scope="col">{words.item}</th>
            <th scope="col">{words.amount}</th>
          </tr>
        </thead>
        <tbody>
          {useSheetLines().map(({ id, label, shown, isTotal }) => (
            <tr key={id} className={isTotal ? 'strong' : undefined}>
              <th scope="row">{label}</th>
              <td className="num">{shown}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t.zakaat.scholar}</p>
    </div>
  )
}
