import { describe, expect, test } from '@jest/globals'
import { PERMISSION_OPTIONS } from '../../mocks/seeds/permissionOptions'
import { filterPermissionGroups, groupPermissions } from '../../src/pages/roles/permissionGroups'

const valuesOf = (groups: ReturnType<typeof groupPermissions>) =>
  groups.flatMap(({ options }) => options.map(({ value }) => value))

describe('the areas of permissions', () => {
  const groups = groupPermissions(PERMISSION_OPTIONS, [])

  test('every permission is in one area, none among the others', () => {
    expect(valuesOf(groups).sort()).toEqual(PERMISSION_OPTIONS.map(({ value }) => value).sort())
    expect(groups.map(({ title }) => title)).not.toContain('Прочие')
  })

  test('the longest matching prefix decides the area', () => {
    const titleOf = (value: string) => groups.find(({ options }) => options.some((one) => one.value === value))?.title
    expect(titleOf('company_view')).toBe('Контрагенты')
    expect(titleOf('company_contact_view')).toBe('Контакты контрагентов')
    expect(titleOf('company_branch_view')).toBe('Филиалы контрагентов')
    expect(titleOf('report_delivery_view')).toBe('Отчёты')
  })

  test('permissions without an area or unknown to the dictionary come last, once', () => {
    const odd = groupPermissions([{ value: 'fly', label: 'Летать' }, ...PERMISSION_OPTIONS], ['order_view', 'gone'])
    expect(odd.at(-1)).toEqual({
      key: 'other',
      title: 'Прочие',
      options: [
        { value: 'fly', label: 'Летать' },
        { value: 'gone', label: 'gone' },
      ],
    })
    expect(valuesOf(odd).filter((value) => value === 'order_view')).toHaveLength(1)
  })
})

describe('the search', () => {
  const groups = groupPermissions(PERMISSION_OPTIONS, [])

  test.each([
    ['', PERMISSION_OPTIONS.length],
    ['  ОТЧЁТЫ ', 3],
    ['pay_', 4],
    ['контакты создание', 1],
    ['нет такого', 0],
  ])('«%s» finds %d', (search, count) => {
    expect(valuesOf(filterPermissionGroups(groups, search))).toHaveLength(count)
  })
})
