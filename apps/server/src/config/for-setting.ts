/** Gives what a setting leads to; where it leads nowhere the failure names the setting, which its reader can change. */
export function forSetting<T>(name: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`)
  }
}
