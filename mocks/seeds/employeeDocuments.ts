import { fullName } from '../store/personName'
import type { SeededRandom } from '../store/random'
import type { EmployeeDocumentRecord, EmployeeRecord } from '../store/records'
import { documentImage } from './pictures'

/** The keys are the legal forms of couriers: 1 and 3 are civil-law contracts, 2 is a sole proprietor. */
const CONTRACT = { 1: 'Договор ГПХ', 2: 'Талон регистрации ИП', 3: 'Договор ГПХ без ОПВ' }

export function seedEmployeeDocuments(
  random: SeededRandom,
  staff: readonly EmployeeRecord[],
): EmployeeDocumentRecord[] {
  const documents: EmployeeDocumentRecord[] = []
  for (const person of staff) {
    const own = random.fork('documents', person.id)
    if (own.chance(0.12)) continue
    for (const title of titlesOf(own, person)) {
      documents.push({
        id: documents.length + 1,
        userId: person.id,
        title,
        url: documentImage(title, fullName(person)),
      })
    }
  }
  return documents
}

function titlesOf(random: SeededRandom, { courierTypeId, legalFormId }: EmployeeRecord): string[] {
  const titles = ['Удостоверение личности']
  if (courierTypeId === 8 || courierTypeId === 10) titles.push('Водительское удостоверение')
  if (legalFormId !== null) titles.push(CONTRACT[legalFormId])
  if (random.chance(0.4)) titles.push('Медицинская книжка')
  return titles
}
