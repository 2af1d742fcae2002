/** For statements of other features: joins the scrape with this id of an organization with its source, as `scrape`. */
export const joinScrape = (id: string, organizationId: string) =>
  `LEFT JOIN (
     SELECT monitoring_scrape.id, monitoring_scrape.agent_id, monitoring_scrape.organization_id, monitoring.platform
     FROM monitoring_scrape JOIN monitoring ON monitoring.id = monitoring_scrape.monitoring_id
   ) AS scrape ON scrape.id = ${id} AND scrape.organization_id = ${organizationId}`;
