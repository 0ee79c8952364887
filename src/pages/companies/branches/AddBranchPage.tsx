import { useParams } from 'wouter'
import { BranchForm } from './BranchForm'

export default function AddBranchPage() {
  const { id } = useParams<{ id: string }>()
  return <BranchForm key={id} companyId={Number(id)} />
}
