import plugin from 'tailwindcss/plugin'
import { reminders } from '#words/schedule-notes.ts'

/** Gives each reminder of the schedule what stands above it in large figures, which the page need not say twice. */
export default plugin((tailwind) => {
  reminders.forEach(({ figure }, index) => {
    tailwind.addBase({
      [`.reminders > :nth-child(${index + 1})`]: { '--large': `'${figure}'` },
    })
  })
})
