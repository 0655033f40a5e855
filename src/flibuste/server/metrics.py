"""Metrics for Prometheus. They count, and never name a player, a table or a card."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        acts = Counter("flibuste_acts_total", "Acts saved", ["kind"], registry=self.registry)
        self.acted = cache(acts.labels)
        """The counter for one kind of act; cached, because finding a label takes longer than counting."""
        self.not_saved = Counter(
            "flibuste_not_saved_total", "Acts the database refused", registry=self.registry
        )
        self.refused = Counter("flibuste_refused_total", "Refusals", ["reason"], registry=self.registry)
        self.saved = Histogram("flibuste_save_seconds", "Time to save an act", registry=self.registry)
        self.connections = Gauge("flibuste_connections", "Open websockets", registry=self.registry)
        self.tables = Gauge("flibuste_tables", "Tables in memory", registry=self.registry)
        self.bot_failures = Gauge(
            "flibuste_bot_failures", "Bots that failed or overran", registry=self.registry
        )
        self.jobs_waiting = Gauge(
            "flibuste_jobs_waiting", "Jobs that wait for a worker process", ["of"], registry=self.registry
        )
        self.workers_lost = Gauge(
            "flibuste_workers_lost", "Worker processes killed or dead", ["of"], registry=self.registry
        )
        self.notices = Counter(
            "flibuste_notifications_total", "Notifications", ["way", "state"], registry=self.registry
        )


METRICS = Metrics()
