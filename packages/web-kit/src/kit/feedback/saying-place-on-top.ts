/** Where something can be said at the moment: in the dialog that was opened last, else on the page. */
export const sayingPlaceOnTop = (): Element | null =>
  [...document.querySelectorAll('dialog[open] [data-saying-place]')].at(-1) ??
  document.querySelector('[data-saying-place]')
