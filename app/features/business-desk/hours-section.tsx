import { HoursEditor } from '#app/core/hours/hours-editor.tsx'
import { isWholeDay, parseHours, WEEKDAYS } from '#app/core/hours/stored-hours.ts'
import { weekdayName, writeIntervals } from '#app/core/hours/write-hours.ts'
import { useI18n } from '#app/i18n/catalogue.ts'
import { EditSection } from './edit-section.tsx'
import { type SectionProps, useSection } from './use-section.ts'

export function HoursSection(props: SectionProps) {
  const { locale, t } = useI18n()
  const { fields, profile } = t.businessDesk
  const { listing } = props
  const { frame, refused } = useSection('hours', props)
  const hours = parseHours(listing.hours)
  const wrong = refused?.hours?.errors ?? []
  return (
    <EditSection
      {...frame}
      errors={[
        ...frame.errors,
        ...wrong.map(({ field, error }) => ({ fieldId: field, message: t.hours.editor.errors[error] })),
      ]}
      values={
        hours
          ? WEEKDAYS.map((day) => ({
              term: weekdayName(locale, day),
              detail: hours.weekly[day].some(isWholeDay)
                ? t.hours.allDay
                : writeIntervals(locale, hours.weekly[day]) || t.hours.closed,
            }))
          : [{ term: fields.hours, detail: profile.hoursUnknown }]
      }
    >
      <HoursEditor
        key={listing.id}
        name="hours"
        defaultValue={listing.hours}
        draft={refused?.hours?.draft}
        errors={wrong}
      />
    </EditSection>
  )
}
