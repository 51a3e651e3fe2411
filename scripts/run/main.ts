import { closeOnSignals } from '../processes/close-on-signals.ts'
import { createClosing } from '../processes/closing.ts'
import { commands } from './commands.ts'
import { inWords, say } from './say.ts'

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) {
  say(`npm run … one of: ${Object.keys(commands).join(', ')}`)
  process.exit(1)
}

// On a full disk what is said is lost; nobody is to end because of it.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

const closing = createClosing()
closeOnSignals(closing)
try {
  const code = await command(args, closing)
  if (code !== 'goesOn') await end(code)
} catch (failure) {
  // While closing, whatever was under way fails; that is no news.
  if (!closing.signal.aborted) {
    say(`\n${inWords(failure)}`)
    await end(1)
  }
}

async function end(code: number): Promise<void> {
  await closing.close()
  process.exit(code)
}
