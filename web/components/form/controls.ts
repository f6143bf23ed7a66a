export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Lists a form's named controls, without its buttons. */
export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement) &&
      element.name !== '',
  )
}
