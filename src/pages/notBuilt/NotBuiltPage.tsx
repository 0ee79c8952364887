import { ToolOutlined } from '@ant-design/icons'
import { Button, Result } from 'antd'
import { Link } from 'wouter'
import { PageHeader } from '../../ui/PageHeader'

/** Stands where a screen is still to come, and says so. */
export function NotBuiltPage({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Result
        icon={<ToolOutlined />}
        title="Раздел ещё не построен"
        subTitle="Он появится в одной из следующих версий. Доступ к нему у вас уже есть."
        extra={
          <Link to="/" asChild>
            <Button type="primary" href="/">
              На главную
            </Button>
          </Link>
        }
      />
    </>
  )
}
