/** Messages of the form of a certificate; the Worker uses them too. */
export const name = 'Your name on the certificate'
export const unprintable =
  "We can't print one of these characters. We have letters for Latin, Greek, Cyrillic, Arabic, Ethiopic, Tifinagh and N'Ko, and no emoji. Please write the name with them."
export const agree = 'Please agree, or make no certificate.'
