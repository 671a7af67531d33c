import { deleteCompany, listCompanies } from '@kasb/contract';
import { useCommand } from '@kasb/kit';

/** Hides a company and closes its vacancies; 409 while a publication runs. */
export function useDeleteCompany() {
  const command = useCommand(deleteCompany, { touches: [listCompanies] });
  return {
    isPending: command.isPending,
    run: (companyId: string) => command.run({ params: { id: companyId } }),
  };
}
