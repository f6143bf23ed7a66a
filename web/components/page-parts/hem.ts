import type { CSSProperties } from 'react'

/** The prints that a hem may have instead of rings (cloth.css), by what they change. */
const hems = {
  lozenges: { '--lozenge': 'var(--paper) 18%, #0000 19%', '--ring': '#0000' },
  rays: {
    '--lozenge': '#0000, #0000',
    '--ring': 'var(--indigo-deep)',
    '--pins':
      'repeating-conic-gradient(from -3.5deg, var(--paper) 0 7deg, #0000 8deg 29deg, var(--paper) 30deg)',
    '--pin-pitch': 'var(--hem) var(--hem) repeat-x',
  },
  /** Low, and the pin-dots alone. */
  dots: { '--hem': '0.5rem', '--pitch': '0 0' },
}

export type Hem = keyof typeof hems

/** Returns the attributes that give an element with `cloth-print` such a hem. In its HTML, other pages do not pay for it. */
export const hemOf = (hem: Hem) => ({ 'data-hem': hem, style: hems[hem] as CSSProperties })
