import { globSync } from 'node:fs'
import { root } from '../run/root.ts'

const NOT_OURS = ['**/node_modules/**', '**/dist/**']

/** Every file of code, by its path from the root. */
export const sources = (): string[] =>
  globSync('{apps,packages,scripts,e2e,bench}/**/*.{ts,tsx,mjs}', { cwd: root, exclude: NOT_OURS })

/** Every style sheet of what is drawn in a browser with the kit, by its path from the root. */
export const styleSheets = (): string[] =>
  globSync('{apps/shop,apps/office,packages/web-kit}/**/*.css', { cwd: root, exclude: NOT_OURS })
