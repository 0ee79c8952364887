import { useParams } from 'wouter'
import { BranchForm } from './BranchForm'

/** `/companies/{id}/branches/add` (reference-data, section 2.9). */
export default function AddBranchPage() {
  const { id } = useParams<{ id: string }>()
  return <BranchForm key={id} companyId={Number(id)} />
}
