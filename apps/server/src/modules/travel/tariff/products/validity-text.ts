import type { Language, ValidityRule } from '@billett/domain'

interface Words {
  duration: (minutes: number) => string
  untilTime: (time: string) => string
  fromTime: (time: string) => string
  listDate: string
  listTime: (duration: string) => string
  dateTime: (duration: string) => string
  days: (count: number) => string
  period: Record<'week' | 'month' | 'year', { calendar: string; floating: string }>
}

const parts = (minutes: number): { hours: number; rest: number } => ({
  hours: Math.floor(minutes / 60),
  rest: minutes % 60,
})

const WORDS: Record<Language, Words> = {
  de: {
    duration: minutes => {
      const { hours, rest } = parts(minutes)
      const whole = hours === 1 ? '1 Stunde' : `${hours} Stunden`
      if (hours === 0) return `${rest} Minuten`
      return rest === 0 ? whole : `${whole} ${rest} Minuten`
    },
    untilTime: time => `, bis ${time} Uhr des Folgetages`,
    fromTime: time => `, ab ${time} Uhr`,
    listDate: 'am gewählten Tag',
    listTime: duration => `${duration} ab der gewählten Zeit`,
    dateTime: duration => `${duration} ab dem gewählten Zeitpunkt`,
    days: count => (count === 1 ? 'am gewählten Tag' : `${count} Tage ab dem gewählten Tag`),
    period: {
      week: { calendar: 'in der Kalenderwoche ab dem gewählten Tag', floating: '7 Tage ab dem gewählten Tag' },
      month: { calendar: 'im Kalendermonat ab dem gewählten Tag', floating: 'einen Monat ab dem gewählten Tag' },
      year: { calendar: 'im Kalenderjahr ab dem gewählten Tag', floating: 'ein Jahr ab dem gewählten Tag' },
    },
  },
  en: {
    duration: minutes => {
      const { hours, rest } = parts(minutes)
      const whole = hours === 1 ? '1 hour' : `${hours} hours`
      if (hours === 0) return `${rest} minutes`
      return rest === 0 ? whole : `${whole} ${rest} minutes`
    },
    untilTime: time => `, until ${time} of the following day`,
    fromTime: time => `, from ${time}`,
    listDate: 'on the chosen day',
    listTime: duration => `${duration} from the chosen time`,
    dateTime: duration => `${duration} from the chosen time`,
    days: count => (count === 1 ? 'on the chosen day' : `${count} days from the chosen day`),
    period: {
      week: { calendar: 'in the calendar week from the chosen day on', floating: '7 days from the chosen day' },
      month: { calendar: 'in the calendar month from the chosen day on', floating: 'one month from the chosen day' },
      year: { calendar: 'in the calendar year from the chosen day on', floating: 'one year from the chosen day' },
    },
  },
}

const lasting = (rule: ValidityRule, words: Words): string => {
  switch (rule.type) {
    case 'listDate':
      return words.listDate
    case 'listTime':
      return words.listTime(words.duration(rule.minutes))
    case 'dateTime':
      return words.dateTime(words.duration(rule.minutes))
    case 'date':
      return words.days(rule.days)
    default:
      return words.period[rule.type][rule.calendar ? 'calendar' : 'floating']
  }
}

/** How long a ticket is valid, in words: "2 hours from the chosen time". */
export function validityText(rule: ValidityRule, language: Language): string {
  const words = WORDS[language]
  const from = rule.type === 'date' && rule.fromTime ? words.fromTime(rule.fromTime.slice(0, 5)) : ''
  const until = 'untilTime' in rule && rule.untilTime ? words.untilTime(rule.untilTime.slice(0, 5)) : ''
  return `${lasting(rule, words)}${from}${until}`
}
