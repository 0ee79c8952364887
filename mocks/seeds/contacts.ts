import { fullName } from '../store/personName'
import type { SeededRandom } from '../store/random'
import type { CompanyRecord, ContactRecord } from '../store/records'
import { randomPersonName, randomPhone } from './randomPersonData'

const DIRECTOR = 1
const OTHERS = [2, 3, 4, 5] as const

export function seedContacts(random: SeededRandom, companies: readonly CompanyRecord[]): ContactRecord[] {
  const contacts: ContactRecord[] = []
  for (const company of companies) {
    const own = random.fork('contacts', company.id)
    if (own.chance(0.1)) continue
    for (const typeId of [DIRECTOR, ...own.shuffle(OTHERS).slice(0, own.int(0, 3))]) {
      const id = contacts.length + 1
      contacts.push({
        id,
        companyId: company.id,
        name: fullName(randomPersonName(own, 0.5)),
        typeId,
        data: ways(own, id),
      })
    }
  }
  return contacts
}

function ways(random: SeededRandom, id: number): ContactRecord['data'] {
  const data: ContactRecord['data'] = [{ typeId: 1, value: randomPhone(random) }]
  if (random.chance(0.25)) data.push({ typeId: 1, value: randomPhone(random) })
  if (random.chance(0.6)) data.push({ typeId: 2, value: `contact${id}@partner.example` })
  return data
}
