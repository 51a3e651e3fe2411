import type { Client } from '@billett/clients'
import type { Language } from '@billett/domain'

/** "Warenkorb – Lührtal-Verbund"; the start page says what the shop is. */
export const pageTitle = (client: Client, language: Language, title: string, isStart: boolean): string =>
  `${isStart ? client.config.htmlHeader.tab[language] : title} – ${client.config.texts.nameShort}`
