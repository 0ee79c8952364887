import { PlusOutlined } from '@ant-design/icons'
import type { Company } from '../../../api/companies'
import { useAccess } from '../../../session/useAccess'
import { LinkButton } from '../../../ui/LinkButton'
import { Branches } from './Branches'

/** The branches tab of a company; adding and seeing have a permission each (reference-data, section 2.9). */
export function BranchesTab({ company }: { company: Company }) {
  const can = useAccess()
  return (
    <>
      {can('company_branch_create') && (
        <div className="company-tab__actions">
          <LinkButton type="primary" icon={<PlusOutlined />} to={`/companies/${company.id}/branches/add`}>
            Добавить филиал
          </LinkButton>
        </div>
      )}
      {can('company_branch_view') && <Branches company={company} />}
    </>
  )
}
