/** Messages of the form of a certificate; the Worker uses them too. */
export const name = 'Your name on the certificate'
export const unprintable =
  "We can't print one of these characters. We can print Latin, Greek, Cyrillic, Arabic, Ethiopic, Tifinagh and N'Ko letters, but no emoji. Please write the name with those."
export const agree = 'Please tick this box to make a certificate.'
