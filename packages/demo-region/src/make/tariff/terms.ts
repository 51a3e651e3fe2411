import type { TermsOfCarriage } from '@billett/domain'
import { text } from './product-source.ts'

const html = (...paragraphs: string[]): string => paragraphs.map(paragraph => `<p>${paragraph}</p>`).join('')

const ON_PHONE_DE =
  'Das Ticket gilt ausgedruckt oder auf einem Mobilgerät. Der Barcode muss bei der Kontrolle vollständig lesbar sein; für einen ausreichend geladenen Akku sorgt der Fahrgast.'
const ON_PHONE_EN =
  'The ticket is valid on paper or on a mobile device. The barcode must be fully legible when tickets are checked; it is up to the passenger to keep the device charged.'

export const TERMS: TermsOfCarriage[] = [
  {
    id: 'general',
    title: text('Allgemeine Beförderungsbedingungen', 'General terms of carriage'),
    text: text(
      html(
        'Der Lührtal-Verbund befördert Fahrgäste in Zügen, Straßenbahnen, Bussen und auf der Lührfähre zu einem gemeinsamen Tarif. Ein Ticket gilt in den aufgedruckten Tarifzonen und während der aufgedruckten Zeit bei allen Unternehmen des Verbundes.',
        ON_PHONE_DE,
        'Innerhalb der Geltungsdauer darf beliebig oft umgestiegen werden. Rück- und Rundfahrten sind mit Einzeltickets nicht erlaubt. Wer ohne gültiges Ticket angetroffen wird, zahlt ein erhöhtes Beförderungsentgelt.',
        'Vor dem ersten Geltungstag kann ein Ticket zurückgegeben werden. Danach ist eine Erstattung ausgeschlossen, soweit nicht gesetzliche Fahrgastrechte bei Verspätung oder Ausfall bestehen.',
      ),
      html(
        'Lührtal-Verbund carries passengers on trains, trams, buses and the Lühr ferry at one common fare. A ticket is valid in the fare zones and during the time printed on it, with every operator of the association.',
        ON_PHONE_EN,
        'You may change as often as you like while the ticket is valid. Return and circular journeys are not allowed on single tickets. Passengers without a valid ticket pay an increased fare.',
        'A ticket can be returned before its first day of validity. After that no refund is given, except where the law grants passenger rights for delays or cancellations.',
      ),
    ),
  },
  {
    id: 'personal',
    title: text('Bedingungen für persönliche Zeitkarten', 'Terms for personal season tickets'),
    text: text(
      html(
        'Persönliche Zeitkarten sind nicht übertragbar. Sie gelten nur zusammen mit einem amtlichen Lichtbildausweis, bei ermäßigten Zeitkarten zusätzlich mit dem genannten Nachweis.',
        ON_PHONE_DE,
        'Wird eine persönliche Zeitkarte bei einer Kontrolle vergessen, kann sie innerhalb von 14 Tagen in einem Kundenzentrum vorgelegt werden. Es fällt dann nur eine Bearbeitungsgebühr an.',
      ),
      html(
        'Personal season tickets cannot be passed on. They are valid only together with an official photo ID; reduced season tickets also need the proof stated.',
        ON_PHONE_EN,
        'If you do not have your personal season ticket with you when tickets are checked, you can show it at a customer centre within 14 days. Only a handling fee is due then.',
      ),
    ),
  },
  {
    id: 'multiRide',
    title: text('Bedingungen für Mehrfahrtenkarten', 'Terms for multi-ride tickets'),
    text: text(
      html(
        'Eine 4er-Karte enthält vier Fahrten derselben Preisstufe. Jede Fahrt wird unmittelbar vor dem Einsteigen im Shop entwertet und gilt ab diesem Zeitpunkt.',
        'Mehrere Personen können gemeinsam fahren, wenn für jede von ihnen eine Fahrt entwertet wird. Nicht entwertete Fahrten bleiben nach einer Tarifänderung drei Monate gültig.',
      ),
      html(
        'A 4-ride ticket holds four rides of the same price level. Each ride is validated in the shop immediately before boarding and is valid from that moment.',
        'Several people may travel together if one ride is validated for each of them. Rides that have not been validated stay valid for three months after a fare change.',
      ),
    ),
  },
  {
    id: 'subscription',
    title: text('Abonnementbedingungen', 'Terms of subscription'),
    text: text(
      html(
        'Das Abonnement beginnt am Ersten eines Monats und läuft mindestens zwölf Monate. Danach verlängert es sich auf unbestimmte Zeit und kann mit einer Frist von einem Monat gekündigt werden.',
        'Der Monatsbetrag wird am ersten Werktag des Monats per SEPA-Lastschrift eingezogen. Bei einer vorzeitigen Kündigung wird der Unterschied zum Preis der Monatskarten nachberechnet.',
        'Tarifänderungen werden mindestens sechs Wochen vorher angekündigt. Ohne Ihre Zustimmung endet das Abonnement zum Zeitpunkt der Änderung.',
      ),
      html(
        'The subscription begins on the first day of a month and runs for at least twelve months. After that it continues indefinitely and can be cancelled with one month of notice.',
        'The monthly amount is collected by SEPA direct debit on the first working day of the month. If you cancel early, the difference to the price of monthly tickets is charged.',
        'Fare changes are announced at least six weeks in advance. Without your consent the subscription ends when the change takes effect.',
      ),
    ),
  },
  {
    id: 'deutschlandTicket',
    title: text('Bedingungen für das Deutschlandticket', 'Terms for the Deutschlandticket'),
    text: text(
      html(
        'Das Deutschlandticket gilt bundesweit im öffentlichen Personennahverkehr in der zweiten Klasse. Es ist persönlich und nicht übertragbar; ein amtlicher Lichtbildausweis ist mitzuführen.',
        'Es gilt für einen Kalendermonat und kann im Abonnement jeweils bis zum 10. eines Monats zum Monatsende gekündigt werden. Das Ticket wird nur auf einem Mobilgerät oder einer Chipkarte ausgegeben.',
        'Die Mitnahme von weiteren Personen, Fahrrädern und Hunden ist nicht enthalten.',
      ),
      html(
        'The Deutschlandticket is valid on local public transport throughout Germany, second class. It is personal and cannot be passed on; an official photo ID must be carried.',
        'It is valid for one calendar month; a subscription can be cancelled by the 10th of a month to the end of that month. The ticket is issued only for a mobile device or on a chip card.',
        'Taking along other people, bicycles or dogs is not included.',
      ),
    ),
  },
  {
    id: 'bicycle',
    title: text('Mitnahme von Fahrrädern und Hunden', 'Carrying bicycles and dogs'),
    text: text(
      html(
        'Fahrräder werden mitgenommen, soweit Platz ist; Rollstühle und Kinderwagen haben Vorrang. In Straßenbahnen und Bussen sind Fahrräder montags bis freitags von 6 bis 9 Uhr ausgeschlossen.',
        'Hunde sind an der Leine zu führen. Größere Hunde tragen einen Maulkorb. Assistenzhunde und kleine Tiere in Behältern fahren ohne Ticket.',
      ),
      html(
        'Bicycles are carried where there is room; wheelchairs and prams come first. On trams and buses bicycles are not allowed from 6 to 9 a.m. on Mondays to Fridays.',
        'Dogs must be kept on a lead. Larger dogs wear a muzzle. Assistance dogs and small animals in carriers travel without a ticket.',
      ),
    ),
  },
  {
    id: 'ferry',
    title: text('Beförderungsbedingungen der Lührfähre', 'Terms of carriage of the Lühr ferry'),
    text: text(
      html(
        'Ein Fährticket gilt für eine Überfahrt innerhalb von 60 Minuten ab der gewählten Zeit. Den Anweisungen der Besatzung ist Folge zu leisten.',
        'Bei Hochwasser, Eisgang oder Sturm ruht der Betrieb. Tickets für ausgefallene Überfahrten werden ohne Abzug erstattet.',
      ),
      html(
        'A ferry ticket is valid for one crossing within 60 minutes of the time chosen. Instructions of the crew must be followed.',
        'The ferry does not run in floods, drifting ice or storms. Tickets for cancelled crossings are refunded in full.',
      ),
    ),
  },
  {
    id: 'discountCard',
    title: text('Bedingungen für Ermäßigungskarten', 'Terms for discount cards'),
    text: text(
      html(
        'Die LührtalCard ist persönlich und ein Jahr gültig. Sie berechtigt zum Kauf ermäßigter Einzeltickets und ist selbst kein Fahrausweis.',
        'Sie können den Vertrag innerhalb von 14 Tagen nach dem Kauf ohne Angabe von Gründen widerrufen. Nutzen Sie dafür die Funktion „Vertrag widerrufen“ im Shop.',
      ),
      html(
        'The LührtalCard is personal and valid for one year. It entitles you to buy reduced single tickets and is not a ticket itself.',
        'You may withdraw from the contract within 14 days of purchase without giving reasons. Please use the function "Vertrag widerrufen" (withdraw from contract) in the shop.',
      ),
    ),
  },
  {
    id: 'services',
    title: text('Bedingungen für Zusatzleistungen', 'Terms for additional services'),
    text: text(
      html(
        'Fahrradboxen und Schließfächer werden für die gebuchte Zeit überlassen. Sie dürfen nur für Fahrräder und Reisegepäck genutzt werden.',
        'Gegenstände, die nach Ablauf der Mietzeit zurückbleiben, werden auf Kosten des Mieters eingelagert. Die Leistung ist keine Beförderung und enthält 19 % Umsatzsteuer.',
      ),
      html(
        'Bicycle boxes and luggage lockers are provided for the time booked. They may be used only for bicycles and luggage.',
        'Items left after the rental time are stored at the cost of the person who rented. The service is not carriage and includes 19 % VAT.',
      ),
    ),
  },
]
