import { isBoolean } from '@billett/web-kit/storage/shapes.ts'
import { stored } from '@billett/web-kit/storage/stored.ts'

/** Whether single keys do something on this device: they do until somebody switches them off (WCAG 2.1.4). */
export const storedShortcuts = stored('office-shortcuts', isBoolean)
