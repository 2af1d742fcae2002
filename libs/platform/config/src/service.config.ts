import { IsIn, IsInt, IsNumber, IsOptional, IsPositive, IsString, IsUrl, Matches, Max, Min } from 'class-validator';

const ADDRESS = { require_tld: false, require_protocol: true };
const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** What every service needs to know, whatever it does. */
export class ServiceConfig {
  /** Interface that HTTP listens on. */
  @IsString() HOST: string = '0.0.0.0';

  /** Port of the public API. */
  @IsInt() @Min(0) @Max(65_535) PORT!: number;

  /** Port of the worker's health and metrics pages. */
  @IsOptional() @IsInt() @Min(0) @Max(65_535) HEALTH_PORT?: number;

  /** Postgres address with the service's own role; the schema bears the service's name. */
  @IsUrl({ ...ADDRESS, protocols: ['postgres', 'postgresql'] }) DATABASE_URL!: string;

  @IsInt() @IsPositive() DATABASE_POOL_SIZE: number = 10;

  @IsUrl({ ...ADDRESS, protocols: ['nats', 'tls'] }) NATS_URL!: string;

  @IsIn(LOG_LEVELS) LOG_LEVEL: string = 'info';

  /** Public address of each service, as callers see it; all end in /v1. */
  @IsUrl(ADDRESS) @Matches(/\/v1$/) BASE_URL!: string;
  @IsUrl(ADDRESS) @Matches(/\/v1$/) AGENT_URL!: string;
  @IsUrl(ADDRESS) @Matches(/\/v1$/) CORE_URL!: string;
  @IsUrl(ADDRESS) @Matches(/\/v1$/) UPLOAD_URL!: string;

  /** Requests a minute allowed to one credential. */
  @IsInt() @IsPositive() RATE_LIMIT_PER_MINUTE: number = 1_200;

  /** Wrong keys and tokens a minute from one address. */
  @IsInt() @IsPositive() RATE_LIMIT_WRONG_KEYS: number = 60;

  /** host:port pairs, separated by commas, that user-given addresses may reach although they are not public. */
  @IsString() OUTBOUND_ALLOW: string = '';

  /** Proxies, as addresses or CIDR ranges separated by commas, whose `X-Forwarded-For` tells who calls; none where empty. */
  @IsString() TRUST_PROXY: string = '';

  /** Seconds that a stopping service goes on serving before it closes its door. */
  @IsNumber() @Min(0) DRAIN_SECONDS: number = 0.5;
}
