import { PAGE_COLUMN_WORDS, PAGE_LANGUAGE_WORDS, PAGE_ORIGIN_WORDS } from '@billett/contract'
import { worded } from '../worded.ts'

/** What the list of the shop's pages and their form say. */
export const pages = {
  ...worded('pagesOfShop', PAGE_COLUMN_WORDS, 'en'),
  ...worded('pagesOfShop', PAGE_ORIGIN_WORDS, 'en'),
  ...worded('pagesOfShop.languages', PAGE_LANGUAGE_WORDS, 'en'),
  'pagesOfShop.anyLanguage': 'All languages',
  'pagesOfShop.found_one': '{{count}} page',
  'pagesOfShop.found_other': '{{count}} pages',
  'pagesOfShop.none': 'No page',
  'pagesOfShop.noneText': 'No page is found like this. Please choose another language or client.',
  'pagesOfShop.edit': 'Change',
  'pagesOfShop.remove': 'Delete',
  'pagesOfShop.removeText':
    'What was written on “{{title}}” is shown no more; instead the page is shown again that is generated from the company’s data.',
  'pagesOfShop.removed': 'The generated page is shown again.',
  'pagesOfShop.lead': '{{name}}, {{language}} – {{client}}',
  'pagesOfShop.subtitle': 'Subtitle',
  'pagesOfShop.content': 'Content',
  'pagesOfShop.contentHint':
    'HTML: headings (h2), paragraphs, line breaks and lists; of everything else the words stay. Buttons to pages of the shop: [[withdrawContract]], [[cancelContract]], [[reportBarrier]], [[cookieSettings]].',
  'pagesOfShop.generatedNote':
    'This page is generated from the company’s data. What you save here is shown in its place, and no longer follows that data.',
  'pagesOfShop.preview': 'Preview',
  'pagesOfShop.previewOf': 'As it stands in the shop',
  'pagesOfShop.saved': 'The page is saved and will be shown within seconds.',
  'pagesOfShop.asked': 'The change waits until a second person agrees.',
  'pagesOfShop.changed': 'Changed meanwhile',
  'pagesOfShop.changedText':
    'Somebody has changed this page while you were writing. What you have typed is still there. This is what is stored now:',
  'pagesOfShop.changedNow': 'If you save once more, your version holds.',
  'pagesOfShop.notFound': 'There is no such page',
  'pagesOfShop.notFoundText': 'Perhaps the link is out of date.',
  'pagesOfShop.toList': 'To the pages',
  'pagesOfShop.names.legalNotice': 'Legal notice',
  'pagesOfShop.names.privacyPolicy': 'Privacy policy',
  'pagesOfShop.names.terms': 'Terms and conditions',
  'pagesOfShop.names.contact': 'Contact',
  'pagesOfShop.names.accessibility': 'Accessibility',
}
