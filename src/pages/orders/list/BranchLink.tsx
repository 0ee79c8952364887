import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Order } from '../../../api/orders'
import { paths } from '../../../kit/address/paths'
import { OPENED_FROM_SCREEN } from '../../../kit/useGoBack'
import { useAccess } from '../../../session/sessionHooks'

type BranchLinkProps = { order: Pick<Order, 'branchId' | 'companyId'>; children: ReactNode }

/** Links to the branch of an order if the user may edit it. */
export function BranchLink({ order: { branchId, companyId }, children }: BranchLinkProps) {
  const can = useAccess()
  if (branchId === undefined || companyId === undefined || !can('company_branch_update')) return children
  return (
    <Link href={paths.company(companyId).branch(branchId).edit} state={OPENED_FROM_SCREEN}>
      {children}
    </Link>
  )
}
