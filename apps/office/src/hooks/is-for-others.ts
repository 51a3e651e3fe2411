const TYPED_INTO = 'input:not([type=checkbox]), textarea, select, [contenteditable]'

/** Keys belong to whoever is typing, to an open dialog or menu, and to the browser. */
export const isForOthers = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest(TYPED_INTO) !== null) ||
  document.querySelector('dialog[open], [role=menu]') !== null
