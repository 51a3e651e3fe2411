import type { Alarm } from './world.ts'

export const timerAlarm = (): Alarm => {
  let timer: NodeJS.Timeout | undefined
  return {
    set: (milliseconds, ring) => {
      clearTimeout(timer)
      timer = setTimeout(ring, milliseconds)
    },
    clear: () => clearTimeout(timer),
  }
}
