const WIDTH = 30

export interface ProgressBar {
  show: (share: number, label: string) => void
  clear: () => void
}

/** A bar that redraws itself on a terminal and stays silent where the output goes to a file. */
export function progressBar(output: NodeJS.WriteStream = process.stderr): ProgressBar {
  let drawn = ''
  const draw = (line: string): void => {
    if (!output.isTTY || line === drawn) return
    drawn = line
    output.write(`\r\u001b[K${line}`)
  }
  return {
    show: (share, label) => {
      const full = Math.round(Math.min(1, Math.max(0, share)) * WIDTH)
      draw(`[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${Math.round(share * 100)} % ${label}`)
    },
    clear: () => draw(''),
  }
}
