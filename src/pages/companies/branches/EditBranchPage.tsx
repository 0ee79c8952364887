import { useParams } from 'wouter'
import { BranchForm } from './BranchForm'

export default function EditBranchPage() {
  const { sectionId, id } = useParams<{ sectionId: string; id: string }>()
  return <BranchForm key={`${sectionId}/${id}`} companyId={Number(sectionId)} id={Number(id)} />
}
