import plugin from 'tailwindcss/plugin'
import { reminders } from '#words/schedule-notes.ts'

/** Adds the large figures above the reminders of the schedule. They are in the style sheet because the titles say the same. */
export default plugin((tailwind) => {
  reminders.forEach(({ figure }, index) => {
    tailwind.addBase({
      [`.reminders > :nth-child(${index + 1})`]: { '--large': `'${figure}'` },
    })
  })
})
