import { availableParallelism } from 'node:os'
import { hashSync, parseOptions } from '@node-rs/argon2'
import { Busy } from '../../ports/busy.ts'
import type { PasswordHashing } from '../../ports/password-hashing.ts'
import { turns } from '../turns.ts'
import { hashingThreads } from './hashing-threads.ts'
import { restWhileBusy } from './rest-while-busy.ts'

interface Cost {
  memoryKib: number
  passes: number
}

/** What OWASP asks of argon2id at least; about 20 ms of one core. */
const COST: Cost = { memoryKib: 19_456, passes: 2 }

/** One core stays free for everything else. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1))

/** At 20 ms each the last one waits two seconds, and six while the shop is busy. */
const WAITING = 100

/**
 * argon2id on threads of its own, which leave the processor to everything else; the default of the library is argon2id,
 * one lane, 32 bytes.
 */
export function argon2Hashing({ memoryKib, passes }: Cost = COST): PasswordHashing {
  const options = { memoryCost: memoryKib, timeCost: passes, parallelism: 1 }
  const take = turns(AT_ONCE, WAITING, () => new Busy('passwords wait to be hashed'), restWhileBusy())
  const ask = hashingThreads()
  /** No password has this hash: what it was made of is thrown away. */
  const nobody = hashSync(crypto.randomUUID(), options)
  return {
    hash: password => take(async () => String(await ask({ password: password.normalize('NFKC'), options }))),
    verify: (known, password) =>
      take(async () => {
        const isRight = await ask({ password: password.normalize('NFKC'), options, known: known ?? nobody })
        return isRight === true && known !== null
      }),
    isOutdated(known) {
      const made = parseOptions(known)
      return made.memoryCost < memoryKib || made.timeCost < passes
    },
    unusable: nobody,
  }
}
