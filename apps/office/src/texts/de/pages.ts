import { PAGE_COLUMN_WORDS, PAGE_LANGUAGE_WORDS, PAGE_ORIGIN_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of the shop's pages and their form say. */
export const pages = {
  ...worded('pagesOfShop', PAGE_COLUMN_WORDS, 'de'),
  ...worded('pagesOfShop', PAGE_ORIGIN_WORDS, 'de'),
  ...worded('pagesOfShop.languages', PAGE_LANGUAGE_WORDS, 'de'),
  'pagesOfShop.anyLanguage': 'Alle Sprachen',
  'pagesOfShop.found_one': '{{count}} Seite',
  'pagesOfShop.found_other': '{{count}} Seiten',
  'pagesOfShop.none': 'Keine Seite',
  'pagesOfShop.noneText':
    'So ist keine Seite zu finden. Bitte wählen Sie eine andere Sprache oder einen anderen Mandanten.',
  'pagesOfShop.edit': 'Ändern',
  'pagesOfShop.remove': 'Löschen',
  'pagesOfShop.removeText':
    'Was auf „{{title}}“ geschrieben wurde, wird nicht mehr gezeigt; stattdessen wieder die Seite, die aus den Daten des Unternehmens erzeugt wird.',
  'pagesOfShop.removed': 'Die erzeugte Seite wird wieder gezeigt.',
  'pagesOfShop.lead': '{{name}}, {{language}} – {{client}}',
  'pagesOfShop.subtitle': 'Untertitel',
  'pagesOfShop.content': 'Inhalt',
  'pagesOfShop.contentHint':
    'HTML: Überschriften (h2), Absätze, Zeilenumbrüche und Listen; von allem anderen bleiben die Wörter. Knöpfe zu Seiten des Shops: [[withdrawContract]], [[cancelContract]], [[reportBarrier]], [[cookieSettings]].',
  'pagesOfShop.generatedNote':
    'Diese Seite wird aus den Daten des Unternehmens erzeugt. Was Sie hier speichern, wird an ihrer Stelle gezeigt und folgt diesen Daten nicht mehr.',
  'pagesOfShop.preview': 'Vorschau',
  'pagesOfShop.previewOf': 'So steht es im Shop',
  'pagesOfShop.saved': 'Die Seite ist gespeichert und wird in wenigen Sekunden gezeigt.',
  'pagesOfShop.asked': 'Die Änderung wartet, bis eine zweite Person zustimmt.',
  'pagesOfShop.changed': 'Inzwischen geändert',
  'pagesOfShop.changedText':
    'Jemand hat diese Seite geändert, während Sie daran schrieben. Was Sie eingegeben haben, steht noch da. So ist sie jetzt gespeichert:',
  'pagesOfShop.changedNow': 'Speichern Sie noch einmal, gilt Ihre Fassung.',
  'pagesOfShop.notFound': 'Diese Seite gibt es nicht',
  'pagesOfShop.notFoundText': 'Vielleicht ist der Link veraltet.',
  'pagesOfShop.toList': 'Zu den Seiten',
  'pagesOfShop.names.legalNotice': 'Impressum',
  'pagesOfShop.names.privacyPolicy': 'Datenschutz',
  'pagesOfShop.names.terms': 'Geschäftsbedingungen',
  'pagesOfShop.names.contact': 'Kontakt',
  'pagesOfShop.names.accessibility': 'Barrierefreiheit',
  'pagesOfShop.versions': 'Andere Fassungen',
  'pagesOfShop.showVersions': 'Fassungen zeigen',
  'pagesOfShop.compareWith': 'Vergleichen mit',
  'pagesOfShop.versionName': 'Fassung {{version}} vom {{date}}',
  'pagesOfShop.difference': 'Unterschiede zum Formular',
  'pagesOfShop.noDifference': 'Der Inhalt ist derselbe.',
  'pagesOfShop.lines.gone': 'Nur in der Fassung: ',
  'pagesOfShop.lines.new': 'Nur im Formular: ',
  'pagesOfShop.takeVersion': 'In das Formular übernehmen',
  'pagesOfShop.taken': 'Die Fassung steht im Formular und ist noch nicht gespeichert.',
  'pagesOfShop.copyTo': 'Auf einen anderen Mandanten übertragen',
  'pagesOfShop.copyHint': 'Dort stehen die Wörter dann im Formular, zum Ansehen und Speichern.',
  'pagesOfShop.copyNowhere': 'Mandant wählen',
  'pagesOfShop.copied': 'Im Formular stehen die Wörter von {{client}}, noch nicht gespeichert.',
}
