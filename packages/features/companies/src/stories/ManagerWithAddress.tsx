import { useNavigate } from '@kasb/kit';
import { useState } from 'react';
import { CompanyManager } from '../screens/CompanyManager/CompanyManager.tsx';
import type { CompanyManagerProps } from '../screens/CompanyManager/CompanyManager.tsx';

/** A host that keeps the chosen company in its address, as every portal does. */
export function ManagerWithAddress(props: Pick<CompanyManagerProps, 'companyId' | 'renderHeadHunterManager'>) {
  const navigate = useNavigate();
  const [companyId, setCompanyId] = useState(props.companyId);
  const onCompanyChange = (next: string | undefined) => {
    setCompanyId(next);
    navigate(next === undefined ? '/employer/companies' : `/employer/companies?company=${next}`);
  };
  return <CompanyManager {...props} companyId={companyId} onCompanyChange={onCompanyChange} />;
}
