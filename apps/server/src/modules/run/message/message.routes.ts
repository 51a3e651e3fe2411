import { getMessageOfTheDay } from '@billett/contract'
import { items } from '../../../call/answer.ts'
import { route } from '../../../call/route.ts'
import { messagesOfTheDay } from './messages-of-the-day.ts'

export const messageRoutes = [route(getMessageOfTheDay, async context => items(await messagesOfTheDay(context)))]
