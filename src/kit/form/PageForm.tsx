import { Card } from 'antd'
import { FormBody, type FormProps } from './FormBody'

export type PageFormProps<V extends object> = FormProps<V> & {
  width?: number
}

export function PageForm<V extends object>({ width = 760, ...form }: PageFormProps<V>) {
  return (
    <Card style={{ maxWidth: width }}>
      <FormBody {...form} name="page" hasFocus />
    </Card>
  )
}
