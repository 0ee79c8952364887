import { Route, Switch } from 'wouter'
import type { World } from '../../mocks/store/world'
import type { Permission } from '../../src/domain/permissions'
import { AddBranchPage, EditBranchPage } from '../../src/pages/companies/branches/BranchForm'
import CompaniesPage from '../../src/pages/companies/CompaniesPage'
import { AddCompanyPage, EditCompanyPage } from '../../src/pages/companies/CompanyForm'
import CompanyPage from '../../src/pages/companies/detail/CompanyPage'
import { OPTION } from '../../tests/antdSelectors'
import { findOpenMenu } from '../form/chooseOption'
import { stageOf } from '../stage'

export function CompanyScreens() {
  return (
    <Switch>
      <Route path="/companies" component={CompaniesPage} />
      <Route path="/companies/add" component={AddCompanyPage} />
      <Route path="/companies/edit/:id" component={EditCompanyPage} />
      <Route path="/companies/:id/branches/add" component={AddBranchPage} />
      <Route path="/companies/:sectionId/branches/edit/:id" component={EditBranchPage} />
      <Route path="/companies/:id" component={CompanyPage} />
    </Switch>
  )
}

export const withPermissions = (address: string, ...permissions: Permission[]) => ({
  stage: {
    address,
    person: 'dispatcher' as const,
    arrange: ({ db }: World) => db.roles.update('dispatcher', { permissions }),
  },
})

export const menuOptions = (): string[] =>
  [...(findOpenMenu()?.querySelectorAll(OPTION) ?? [])].map((option) => option.textContent ?? '')

export const ROW_BUTTON = /^(Редактировать|Удалить|Открыть):/

export const contactName = (loaded: Record<string, unknown>): string => stageOf(loaded).world.db.contact(1).name
