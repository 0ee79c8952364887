/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { companyCuisine } from '../../mocks/seeds/companies'
import { generateOrder } from '../../mocks/seeds/generateOrder'
import { CUISINE_MENUS } from '../../mocks/seeds/menus'
import { createTestWorld } from '../../mocks/testing'

test('orders of an added company have dishes of its kind', () => {
  const { world } = createTestWorld({ size: 100 })
  const { db, random, clock } = world
  const [company] = db.companies.all()
  const [branch] = db.branches.all()
  if (!company || !branch) throw new Error('no company')
  const added = db.companies.insert({ ...company, id: 901, name: 'Суши у моря' })
  const own = db.branches.insert({ ...branch, id: 9001, companyId: added.id })
  const menu = new Set(CUISINE_MENUS.sushi.map(([name]) => name))
  for (let id = 800_000; id < 800_020; id++) {
    const { orderItems } = generateOrder(db, random, id, own, clock.second())
    expect(orderItems.filter(({ name }) => !menu.has(name))).toEqual([])
  }
})

test('companies with unknown kinds differ', () => {
  const kitchens = [901, 902, 903, 904].map((id) => companyCuisine(id, 'Рахат'))
  expect(new Set(kitchens).size).toBe(4)
  expect(companyCuisine(1, 'Суши')).not.toBe('sushi')
})
